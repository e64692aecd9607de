// boardgame.io's server with a turn game about as large as ours: a board of the same shape and size, one
// legal decision of the player whose turn it is, a handful of changes, the whole state to everybody.

const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const GOODS = ['coffee', 'tea', 'saffron', 'rubber', 'carpet'];
const SOURCES = ['total', 'fires', 'contracts', 'merchants', 'warehouse', 'offices', 'church', 'michaelis', 'port', 'chamber'];

const card = (season, number) => `contract-${season}${number}`;

function berth(number) {
  return { card: card('b', number), cargo: GOODS.slice(0, 3), workers: [] };
}

function holdings() {
  return {
    coins: 5,
    firemen: 2,
    bought: false,
    cards: [card('a', 1), card('a', 2)],
    contracts: [{ card: card('a', 1), lacking: ['tea', 'saffron'] }],
    warehouse: null,
    hall: null,
    quay: [],
    score: Object.fromEntries(SOURCES.map((source) => [source, 0])),
  };
}

const game = {
  name: 'turns',
  setup: ({ ctx }) => ({
    round: 1,
    rounds: 8,
    phase: 'demand',
    season: 'B',
    legal: legal(ctx.numPlayers + 1),
    offer: null,
    berths: Array.from({ length: ctx.numPlayers + 1 }, (_, number) => berth(number)),
    players: Array.from({ length: ctx.numPlayers }, holdings),
    stock: [0, 0, 0, 0, 0],
    bag: [8, 8, 8, 9, 6],
    coming: Object.fromEntries(
      ['B', 'C', 'D'].map((season) => [season, Array.from({ length: 11 }, (_, number) => card(season, number))]),
    ),
    discard: [],
    last: null,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, token) => {
      if (!G.legal.includes(token)) return INVALID_MOVE;
      const seat = Number(playerID);
      const { workers } = G.berths[Number(token.slice(1)) - 1];
      workers.push(seat);
      if (workers.length > 3) workers.shift();
      const mine = G.players[seat];
      mine.coins = (mine.coins + 1) % 10;
      mine.score.total += 1;
      G.round = (G.round % G.rounds) + 1;
      G.legal = legal(G.berths.length);
      G.last = [{ type: 'placed', seat, berth: Number(token.slice(1)) - 1, floor: workers.length }];
    },
  },
};

function legal(berths) {
  return Array.from({ length: berths }, (_, number) => `@${number + 1}`);
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
