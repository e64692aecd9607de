// Checks the shuffle of a finished game. It shares no code with the game and needs only Node:
//
//   node verify_shuffle.mjs RECORD PROOF [COMMITMENT] [SEAT=HEX …] [origin=N]
// RECORD and PROOF are what /api/tables/ID/record and …/fairness answer. COMMITMENT is the one you
// kept before the game. SEAT=HEX is a seat's commitment (64 digits) that you kept, or the
// contribution (32 digits) of your own seat. N is the number of decisions that a continued game
// took over. docs/server.md describes the algorithm.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const DECK = new URL('../src/speicherstadt/catalog/standard.toml', import.meta.url);
const GOODS = ['coffee', 'tea', 'saffron', 'rubber', 'carpet'];
const CUBES = GOODS.flatMap((good) => Array(9).fill(good));
const sha256 = (data) => createHash('sha256').update(data).digest('hex');

function check(holds, complaint) {
  if (!holds) process.exit(console.error(`not fair: ${complaint}`) ?? 1);
}

/** The cards of a game in the order of the deck, as { id, season }. */
function cardsInPlay(players) {
  const text = readFileSync(DECK, 'utf8');
  const box = text.match(new RegExp(`^${players} = \\[(.*)\\]`, 'm'))[1];
  return text.split('[[card]]').slice(1).flatMap((entry) => {
    const value = (key) => entry.match(new RegExp(`^${key} = "?([^"\\n]*)`, 'm'))?.[1];
    const removed = box.split(`"${value('id')}"`).length - 1;
    const card = { id: value('id'), season: value('season') };
    return Array(Number(value('copies') ?? 1) - removed).fill(card);
  });
}

/** A function that draws a number from 0 to limit - 1. */
function randomNumbers(isOld, { table, secret }, inputs) {
  const words = [];
  for (let block = 0; block < 200; block += 1) {
    const head = isOld ? [block + 1, 'speicherstadt shuffle'] : ['speicherstadt shuffle 2', block];
    const hmac = createHmac('sha256', Buffer.from(secret, 'hex'));
    const bytes = hmac.update([...head, table, ...inputs].join('\n')).digest();
    for (let at = 0; at < (isOld ? 8 : 32); at += 8) words.push(bytes.readBigUInt64BE(at));
  }
  return (limit) => {
    const fair = 2n ** 64n - (2n ** 64n % BigInt(limit));
    while (words[0] >= fair) words.shift();
    return Number(words.shift() % BigInt(limit));
  };
}

function shuffled(items, below) {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
  return items;
}

/** How many cards lay on the table when a continued game began, with the fires between them. */
function dealtBefore(origin, { pile, decisions, players }) {
  if (origin === null) return 0;
  const placed = decisions.slice(0, origin).filter((token) => token.startsWith('@')).length;
  const rounds = Math.floor(placed / (3 * players.length)) + decisions[origin].startsWith('@');
  let dealt = 0;
  for (let left = rounds * (players.length + 1); left > 0; dealt += 1)
    if (!pile[dealt].startsWith('fire-')) left -= 1;
  return dealt;
}

const [recordFile, proofFile, ...kept] = process.argv.slice(2);
const [record, proof] = [recordFile, proofFile].map((file) => JSON.parse(readFileSync(file)));
const { version = 1, table, origin, contributions, seat_commitments: promised = [] } = proof;
const seats = record.players.length;
check(proof.secret, 'the secret has not been revealed');
check(sha256(Buffer.from(proof.secret, 'hex')) === proof.commitment, 'the secret was exchanged');
const lists = [[], [contributions], [contributions, promised]][version] ?? [];
check(lists[0] && lists.every((list) => list.length === seats), 'one contribution for each seat');
check(!table.startsWith('daily ') || !lists.flat().join(''), 'a day takes no contributions');
for (const [seat, own] of contributions.entries()) {
  const promise = sha256(`speicherstadt contribution 2\n${table}\n${seat}\n${own}`);
  check(!own || version === 1 || promise === promised[seat], `seat ${seat} opened another`);
}
const fork = `origin=${origin}`;
for (const [seat, hex] of kept.filter((word) => word !== fork).map((word) => word.split('='))) {
  const told = hex === undefined ? proof.commitment : (hex[32] ? promised : contributions)[seat];
  check(told === (hex ?? seat), `${told} is not what you kept`);
}
const inputs = contributions.map((own, seat) => own || promised[seat] || '');
const below = randomNumbers(version === 1, proof, inputs);
const dealt = dealtBefore(origin, record);
const drawn = 3 * record.pile.slice(0, dealt).filter((card) => card.startsWith('ship-')).length;
const cards = cardsInPlay(seats);
for (const id of record.pile.slice(0, dealt)) cards.splice(cards.findIndex((c) => c.id === id), 1);
for (const good of record.bag.slice(0, drawn)) CUBES.splice(CUBES.indexOf(good), 1);
const seasons = ['A', 'B', 'C', 'D', 'E'].map((name) => cards.filter((c) => c.season === name));
const pile = seasons.flatMap((season) => shuffled(season, below)).map((card) => card.id);
check(pile.join() === record.pile.slice(dealt).join(), 'the pile lies in another order');
check(shuffled(CUBES, below).join() === record.bag.slice(drawn).join(), 'the bag differs');
if (origin === null) check(below(seats) === record.first, 'first player');
else check(kept.includes(fork), `proven only after decision ${origin}; if you know, add ${fork}`);
console.log('fair: pile, bag and first player follow from the secret and the contributions');
