// Generated from src/speicherstadt/server/wire*.py by `make wire`; do not edit.

export interface AllDoneReason {
  type: 'all-done';
}

export interface AnotherReason {
  type: 'another';
  price: number;
}

export interface AnswerTakeback {
  request: string;
  accept: boolean;
}

export interface AnswerTakebackCommand {
  type: 'answer-takeback';
  request: string;
  accept: boolean;
  id: number;
}

export interface ApiToken {
  name: string;
  token: string;
}

export interface AskTakeback {
  number: number;
  seat: number;
  back_to: number;
}

export interface AskTakebackCommand {
  type: 'ask-takeback';
  number: number;
  seat: number;
  back_to: number;
  id: number;
}

export interface AtSeat {
  seat: number;
}

export interface BehindReason {
  type: 'behind';
  seat: number;
  price: number;
}

export interface Berth {
  card: string | null;
  cargo: GoodId[];
  workers: number[];
}

export interface Board {
  bag: number[];
  berths: Berth[];
  cannot_pay: InQueue[];
  coming: Record<string, string[]>;
  decides: number | null;
  discard: string[];
  first: number;
  forgoes: ForgoneCard[];
  legal: string[];
  next: NextStep | null;
  offer: Offer | null;
  phase: PhaseId;
  players: Holdings[];
  priced_out: InQueue[];
  ranking: number[][] | null;
  resting: RestingCubes | null;
  rivals: RivalWorkers | null;
  round: number;
  rounds: number;
  season: SeasonId;
  stock: number[];
  worker: number | null;
}

export interface BotInfo {
  name: string;
  ours: boolean;
}

export interface BoughtEvent {
  type: 'bought';
  seat: number;
  berth: number;
  card: string;
  price: number;
  cargo: GoodId[];
  in_line: number[];
}

export interface BurnedEvent {
  type: 'burned';
  card: string;
  firemen: number[];
  change: number[];
}

export interface CardFace {
  id: string;
  kind: string;
  season: SeasonId;
  copies: number;
  points: number;
  value: number;
  good: GoodId | null;
  wants: GoodId[];
  reconstructed: string[];
}

export interface CardUse {
  berth: number;
  reason: Reason;
}

export interface Chair {
  name: string | null;
  emblem: Emblem | null;
  guest: string | null;
  bot: string | null;
  present: boolean;
  away: boolean;
}

export interface ChatCommand {
  type: 'chat';
  text: string;
  id: number;
}

export interface ChatMessage {
  number: number;
  seat: number | null;
  spectator: boolean;
  name: string;
  text: string;
  at: string;
}

export interface ChatNotice {
  type: 'chat';
  at: string;
  message: ChatMessage;
}

export interface Code {
  code: string;
  seconds: number;
}

export interface CoinPassedEvent {
  type: 'coin-passed';
  first: number;
}

export interface CoinReason {
  type: 'coin';
  cubes: number;
}

export interface CommitContribution {
  seat: number;
  commitment: string;
}

export interface CompletesReason {
  type: 'completes';
  card: string;
}

export interface Contract {
  card: string;
  lacking: GoodId[];
}

export interface ConvertedEvent {
  type: 'converted';
  seat: number;
  given: GoodId[];
  taken: GoodId;
}

export interface CouldNotPayEvent {
  type: 'could-not-pay';
  seat: number;
  berth: number;
  card: string;
  price: number;
  coins: number;
  cargo: GoodId[];
}

export interface DailyArchive {
  days: DailyDay[];
  next: string | null;
}

export interface DailyAttempt {
  table: string;
  status: 'ranked' | 'running' | 'unranked';
  points: number | null;
  place: number | null;
  rank: number | null;
}

export interface DailyChoice {
  decision: string;
  count: number;
  names: string[];
}

export interface DailyCommitment {
  day: string;
  commitment: string;
}

export interface DailyComparison {
  table: string;
  beside: string | null;
  steps: DailyStep[];
}

export interface DailyDay {
  day: string;
  ends: string;
  bots: string[];
  commitment: string;
  secret: string | null;
  finished: number;
  mine: DailyAttempt | null;
}

export interface DailyOverview {
  today: DailyDay;
  upcoming: DailyCommitment[];
}

export interface DailyRanking {
  day: DailyDay;
  open: boolean;
  scores: DailyScore[];
}

export interface DailyRoom {
  day: string;
  scored: boolean;
}

export interface DailyScore {
  rank: number;
  name: string;
  points: number;
  place: number;
  table: string;
  mine: boolean;
}

export interface DailyStep {
  number: number;
  board: Board;
  mine: string;
  theirs: string | null;
  choices: DailyChoice[];
}

export interface Decide {
  number: number;
  seat: number;
  decision: string;
  then?: string[];
}

export interface DecideCommand {
  type: 'decide';
  number: number;
  seat: number;
  decision: string;
  then?: string[];
  id: number;
}

export interface DeckInfo {
  name: string;
  cards: CardFace[];
  office_points: number[];
  queue_prices: number[][];
  removed: Record<string, string[]>;
}

export interface DeliveredEvent {
  type: 'delivered';
  seat: number;
  good: GoodId;
  contract: string;
  complete: boolean;
}

export interface DiscardedEvent {
  type: 'discarded';
  berth: number;
  card: string;
  lost: GoodId[];
}

export interface Done {
  type: 'done';
  id: number;
  at?: string | null;
  moment?: Moment | null;
  message?: ChatMessage | null;
}

export interface EarnedEvent {
  type: 'earned';
  coins: number[];
  saved: number[];
  banked: number[];
}

export interface EnablesReason {
  type: 'enables';
  card: string;
}

export interface EndedEvent {
  type: 'ended';
  points: number[];
  coins: number[];
  winners: number[];
}

export interface Failed {
  type: 'error';
  id: number | null;
  code: ErrorCode;
  message: string;
}

export interface FallsReason {
  type: 'falls';
  price: number;
  before: number[];
}

export interface FinishedEvent {
  type: 'finished';
  seat: number;
  lost: GoodId[];
}

export interface FixedPointsReason {
  type: 'fixed-points';
  points: number;
}

export interface ForgoneCard {
  berth: number;
  first: boolean;
  price: number;
}

export interface Fork {
  at: number;
  seat?: number;
}

export interface GameResult {
  table: string;
  seat: number;
  ended: string;
  chairs: Chair[];
  opponents: string;
  place: number;
  points: number[];
  score: ScoreSheet;
  kind: 'continued' | 'counted' | 'hot-seat' | 'practice' | 'repeat' | 'stand-in';
  daily: string | null;
}

export interface Health {
  status: 'ok';
  version: string;
  tables: number;
  ready: boolean;
}

export interface HintInfo {
  decision: string;
  chance: number;
  points: number;
  reasons: Reason[];
  even: boolean;
}

export interface Holdings {
  bought: boolean;
  cards: string[];
  coins: number;
  contracts: Contract[];
  firemen: number;
  hall: GoodId | null;
  quay: GoodId[];
  score: ScoreSheet;
  warehouse: GoodId[] | null;
}

export interface Import {
  record: string;
}

export interface InQueue {
  berth: number;
  place: number;
}

export interface InterestReason {
  type: 'interest';
  incomes: number;
}

export interface Join {
  seat?: number | null;
  name?: string | null;
}

export interface KeptEvent {
  type: 'kept';
  seat: number;
  good: GoodId;
}

export interface LoadingPlan {
  number: number;
  steps: string[][];
  left: GoodId[];
}

export interface Lobby {
  mine: TableSummary[];
  open: TableSummary[];
  running: TableSummary[];
  finished: TableSummary[];
  next: LobbyPages;
}

export interface LobbyPages {
  mine: string | null;
  open: string | null;
  running: string | null;
  finished: string | null;
}

export interface LosesReason {
  type: 'loses';
  cubes: GoodId[];
}

export interface Me {
  guest: string | null;
  name: string | null;
  emblem: PersonEmblem | null;
}

export interface Moment {
  step: Step;
  board: Board;
  undo: number | null;
}

export interface MomentMessage {
  type: 'moment';
  at: string;
  moment: Moment;
}

export interface NeededByReason {
  type: 'needed-by';
  card: string;
  good: GoodId;
}

export interface NewContractReason {
  type: 'new-contract';
  card: string;
  missing: GoodId[];
}

export interface NewEmblem {
  emblem: PersonEmblem;
}

export interface NewName {
  name: string;
}

export interface NewTable {
  players: number;
  public?: boolean;
  hints?: boolean;
  spectator_chat?: boolean;
  takebacks?: boolean;
  bots?: string[];
  start?: boolean;
}

export interface NewToken {
  name?: string | null;
}

export interface NextOfficeReason {
  type: 'next-office';
  number: number;
  points: number;
}

export interface NextReason {
  type: 'next';
  seat: number;
  price: number;
}

export interface NextStep {
  cannot_pay: number[];
  kind: 'ask' | 'discard' | 'loading' | 'place' | 'purchase';
  price: number | null;
  seat: number | null;
}

export interface NoCoinsReason {
  type: 'no-coins';
}

export interface NobodyElseReason {
  type: 'nobody-else';
}

export interface NotWorthReason {
  type: 'not-worth';
  price: number;
}

export interface Offer {
  berth: number;
  price: number;
}

export interface OpenContribution {
  seat: number;
  contribution: string;
}

export interface Origin {
  table: string | null;
  at: number;
}

export interface PairSoldEvent {
  type: 'pair-sold';
  seat: number;
  given: GoodId[];
}

export interface PassedEvent {
  type: 'passed';
  seat: number;
  berth: number;
  card: string;
  price: number;
  cargo: GoodId[];
}

export interface PerCoinReason {
  type: 'per-coin';
  coins: number;
}

export interface PerShipReason {
  type: 'per-ship';
  ships: number;
}

export interface PlacedEvent {
  type: 'placed';
  seat: number;
  berth: number;
  floor: number;
  card: string;
  cargo: GoodId[];
}

export interface PlayDaily {
  again?: boolean;
}

export interface PresenceCommand {
  type: 'presence';
  away: boolean;
  id: number;
}

export interface PriceReason {
  type: 'price';
  price: number;
  left: number;
}

export interface PricesOutReason {
  type: 'prices-out';
  seat: number;
  price: number;
}

export interface Problem {
  code: ErrorCode;
  message: string;
}

export interface ProceedsReason {
  type: 'proceeds';
  coins: number;
}

export interface ProofInfo {
  version: number;
  table: string;
  players: number;
  commitment: string;
  seat_commitments: string[];
  contributions: string[];
  secret: string | null;
  origin: number | null;
}

export interface PutBot {
  seat: number;
  bot: string;
}

export interface Readiness {
  status: 'not-ready' | 'ready';
  problems: string[];
  last_commit: string | null;
  last_commit_succeeded: boolean;
  database_file: 'lost' | 'unchanged';
  last_heartbeat: string | null;
  loop_lag_seconds: number;
}

export interface RecentGame {
  table: string;
  ended: string;
  won: boolean;
  score: ScoreSheet;
}

export interface Replaced {
  type: 'replaced';
  most: number;
}

export interface Reset {
  type: 'reset';
  at: string;
  table: Table;
}

export interface RestingCubes {
  decisions: string[];
  hall: GoodId | null;
  warehouse: GoodId[];
}

export interface ResultPage {
  games: GameResult[];
  next: string | null;
}

export interface RevealedEvent {
  type: 'revealed';
  berth: number;
  card: string;
  cargo: GoodId[];
}

export interface RivalReason {
  type: 'rival';
  seat: number;
  coins: number;
}

export interface RivalWorkers {
  seats: number[];
  workers: number;
}

export interface Room {
  id: string;
  status: Status;
  public: boolean;
  hints: boolean;
  spectator_chat: boolean;
  host: string;
  created: string;
  chairs: Chair[];
  watching: number;
  commitment: string;
  contributions: SeatContribution[];
  origin: Origin | null;
  rematch: string | null;
  practice: boolean;
  takeback_policy: 'ask' | 'free' | 'off';
  takeback: Takeback | null;
  daily: DailyRoom | null;
}

export interface RoomMessage {
  type: 'room';
  room: Room;
}

export interface RoundBeganEvent {
  type: 'round-began';
  round: number;
  first: number;
  last: boolean;
}

export interface SavesForReason {
  type: 'saves-for';
  card: string;
  cargo: GoodId[];
}

export interface Say {
  text: string;
}

export interface ScoreSheet {
  chamber: number;
  church: number;
  contracts: number;
  fires: number;
  merchants: number;
  michaelis: number;
  offices: number;
  port: number;
  total: number;
  warehouse: number;
}

export interface SeatContribution {
  commitment: string;
  opened: boolean;
}

export interface SessionInfo {
  id: string;
  browser: string;
  created: string;
  seen: string;
  current: boolean;
}

export interface ShelfReason {
  type: 'shelf';
  cubes: number;
}

export interface SoldEvent {
  type: 'sold';
  seat: number;
  good: GoodId;
}

export interface StandingReason {
  type: 'standing';
  price: number;
  left: number;
}

export interface Statistics {
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  by_opponents: Tally[];
  by_players: Tally[];
  average: Record<string, number>;
  recent: RecentGame[];
  apart: Record<string, number>;
}

export interface Step {
  number: number;
  seat: number | null;
  decision: string | null;
  back_to: number | null;
  allowed_by: number[];
  decided: number;
  by_bot: boolean;
  stays: boolean;
  events: Event[];
}

export interface StillLacksReason {
  type: 'still-lacks';
  card: string;
  lacking: GoodId[];
}

export interface Stop {
  type: 'stop';
  retry_ms: number;
}

export interface StoredEvent {
  type: 'stored';
  seat: number;
  good: GoodId;
}

export interface StrengthReason {
  type: 'strength';
  mine: number;
  others: number[];
  fires: number[];
}

export interface SuppliesReason {
  type: 'supplies';
  cubes: GoodId[];
}

export interface Table {
  room: Room;
  moment: Moment | null;
  story: Step[];
  chat: ChatMessage[];
}

export interface TablePage {
  tables: TableSummary[];
  next: string | null;
}

export interface TableSettings {
  spectator_chat: boolean;
}

export interface TableSummary {
  id: string;
  status: 'abandoned' | Status;
  public: boolean;
  practice: boolean;
  chairs: Chair[];
  round: number;
  rounds: number;
  phase: PhaseId | null;
  decides: number | null;
  points: number[] | null;
  created: string;
  changed: string;
}

export interface Takeback {
  id: string;
  seat: number;
  back_to: number;
  outcome: 'accepted' | 'declined' | 'expired' | 'open' | 'overtaken' | 'withdrawn';
  accepted: number[];
  waiting: number[];
  ended_by: number | null;
}

export interface Tally {
  name: string;
  played: number;
  won: number;
  points: number;
}

export interface ThriftReason {
  type: 'thrift';
}

export interface TokenInfo {
  name: string;
  created: string;
}

export interface TraderReason {
  type: 'trader';
  good: GoodId;
  points: number;
}

export interface Undo {
  number: number;
  seat: number;
  back_to: number;
  practice?: boolean;
}

export interface UndoCommand {
  type: 'undo';
  number: number;
  seat: number;
  back_to: number;
  practice?: boolean;
  id: number;
}

export interface UnloadedEvent {
  type: 'unloaded';
  seat: number;
  quay: GoodId[];
  stored: GoodId[];
}

export interface UseCode {
  code: string;
}

export interface WantedReason {
  type: 'wanted';
  good: GoodId;
  contracts: number;
}

export interface WarehousePointReason {
  type: 'warehouse-point';
}

export type Event = RoundBeganEvent | RevealedEvent | BurnedEvent | PlacedEvent | BoughtEvent | PassedEvent | CouldNotPayEvent | DiscardedEvent | UnloadedEvent | DeliveredEvent | SoldEvent | StoredEvent | KeptEvent | PairSoldEvent | ConvertedEvent | FinishedEvent | EarnedEvent | CoinPassedEvent | EndedEvent;

export type Reason = NewContractReason | EnablesReason | SuppliesReason | ProceedsReason | TraderReason | ShelfReason | NextOfficeReason | StrengthReason | InterestReason | FixedPointsReason | PerShipReason | PerCoinReason | StandingReason | BehindReason | AnotherReason | PricesOutReason | RivalReason | NobodyElseReason | NoCoinsReason | PriceReason | NotWorthReason | NextReason | FallsReason | SavesForReason | ThriftReason | CompletesReason | StillLacksReason | NeededByReason | WantedReason | CoinReason | WarehousePointReason | LosesReason | AllDoneReason;

export type ServerMessage = RoomMessage | MomentMessage | ChatNotice | Reset | Stop | Replaced | Done | Failed;

export type Command = DecideCommand | UndoCommand | AskTakebackCommand | AnswerTakebackCommand | ChatCommand | PresenceCommand;

export type GoodId = 'carpet' | 'coffee' | 'rubber' | 'saffron' | 'tea';

export type PhaseId = 'demand' | 'income' | 'loading' | 'over' | 'purchase' | 'supply';

export type SeasonId = 'A' | 'B' | 'C' | 'D' | 'E';

export type Status = 'closed' | 'gathering' | 'opening' | 'over' | 'playing';

export type ErrorCode = 'cannot-undo' | 'closed' | 'day-limit' | 'forbidden' | 'full' | 'guest-limit' | 'illegal' | 'malformed' | 'name-taken' | 'no-takeback' | 'not-started' | 'not-your-seat' | 'not-your-turn' | 'over' | 'stale' | 'storage-limit' | 'table-limit' | 'takeback-open' | 'token-limit' | 'too-large' | 'too-many' | 'unavailable' | 'undo-limit' | 'unknown' | 'unreadable-name' | 'wrong-host';

export type Emblem = 'barrel' | 'bridge' | 'compass' | 'cup' | 'gable' | 'heart' | 'lantern' | 'lighthouse' | 'moon' | 'sailboat' | 'star' | 'sun' | 'anchor' | 'bell' | 'broom' | 'bucket' | 'cap' | 'cat' | 'clover' | 'coins' | 'die' | 'fish' | 'flag' | 'gull' | 'hat' | 'inkwell' | 'key' | 'ledger' | 'moustache' | 'pipe' | 'pretzel' | 'quill' | 'scales' | 'spectacles' | 'spyglass' | 'stamp' | 'steamship' | 'telephone' | 'umbrella' | 'watch' | 'wheel' | 'whistle';

export type PersonEmblem = 'barrel' | 'bridge' | 'compass' | 'cup' | 'gable' | 'heart' | 'lantern' | 'lighthouse' | 'moon' | 'sailboat' | 'star' | 'sun';
