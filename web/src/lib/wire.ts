// Generated from src/speicherstadt/server/wire.py by `make wire`; do not edit.

export interface AllDoneReason {
  type: 'all-done';
}

export interface AnotherReason {
  type: 'another';
  price: number;
}

export interface ApiToken {
  name: string;
  token: string;
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
  coming: Record<string, string[]>;
  decides: number | null;
  discard: string[];
  first: number;
  legal: string[];
  next: NextStep | null;
  offer: Offer | null;
  phase: PhaseId;
  players: Holdings[];
  ranking: number[][] | null;
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
  guest: string | null;
  bot: string | null;
  present: boolean;
  away: boolean;
  contributed: boolean;
}

export interface ChatCommand {
  type: 'chat';
  text: string;
  id: number;
}

export interface ChatMessage {
  number: number;
  seat: number | null;
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

export interface CompletesReason {
  type: 'completes';
  card: string;
}

export interface Contract {
  card: string;
  lacking: GoodId[];
}

export interface Contribute {
  contribution: string;
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
}

export interface Decide {
  number: number;
  seat: number;
  decision: string;
}

export interface DecideCommand {
  type: 'decide';
  number: number;
  seat: number;
  decision: string;
  id: number;
}

export interface DeckInfo {
  name: string;
  cards: CardFace[];
  office_points: number[];
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

export interface Fork {
  at: number;
  seat?: number;
}

export interface Health {
  status: 'ok';
  version: string;
  tables: number;
}

export interface HintInfo {
  decision: string;
  chance: number;
  points: number;
  reasons: Reason[];
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

export interface InterestReason {
  type: 'interest';
  incomes: number;
}

export interface Join {
  seat?: number | null;
  name?: string | null;
  contribution?: string | null;
}

export interface KeptEvent {
  type: 'kept';
  seat: number;
  good: GoodId;
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

export interface NewName {
  name: string;
}

export interface NewTable {
  players: number;
  public?: boolean;
  hints?: boolean;
  bots?: string[];
  start?: boolean;
  contribution?: string | null;
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
  table: string;
  players: number;
  commitment: string;
  contributions: string[];
  secret: string | null;
  origin: number | null;
  sound: boolean | null;
}

export interface PutBot {
  seat: number;
  bot: string;
}

export interface Reset {
  type: 'reset';
  at: string;
  table: Table;
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

export interface Room {
  id: string;
  status: Status;
  public: boolean;
  hints: boolean;
  host: string;
  created: string;
  chairs: Chair[];
  watching: number;
  commitment: string;
  origin: Origin | null;
  rematch: string | null;
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

export interface Step {
  number: number;
  seat: number | null;
  decision: string | null;
  back_to: number | null;
  decided: number;
  by_bot: boolean;
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

export interface TableSummary {
  id: string;
  status: Status;
  public: boolean;
  chairs: Chair[];
  round: number;
  rounds: number;
  phase: PhaseId | null;
  decides: number | null;
  points: number[] | null;
  created: string;
  changed: string;
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
}

export interface UndoCommand {
  type: 'undo';
  number: number;
  seat: number;
  back_to: number;
  id: number;
}

export interface UnloadedEvent {
  type: 'unloaded';
  seat: number;
  quay: GoodId[];
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

export type ServerMessage = RoomMessage | MomentMessage | ChatNotice | Reset | Stop | Done | Failed;

export type Command = DecideCommand | UndoCommand | ChatCommand | PresenceCommand;

export type GoodId = 'carpet' | 'coffee' | 'rubber' | 'saffron' | 'tea';

export type PhaseId = 'demand' | 'income' | 'loading' | 'over' | 'purchase' | 'supply';

export type SeasonId = 'A' | 'B' | 'C' | 'D' | 'E';

export type Status = 'gathering' | 'over' | 'playing';

export type ErrorCode = 'cannot-undo' | 'forbidden' | 'full' | 'illegal' | 'malformed' | 'not-started' | 'not-your-seat' | 'not-your-turn' | 'over' | 'stale' | 'too-large' | 'too-many' | 'unavailable' | 'unknown';
