import { beforeEach, expect, test } from 'vitest';
import { setLanguage, t } from '../../lib/i18n.svelte';
import { keepShuffle } from '../../lib/kept-shuffles';
import { TableStore } from '../../lib/table-store.svelte';
import { FakeServer } from '../../testing/fake-server';
import { ID, moment, room, table } from '../../testing/tables';
import { FairnessCheck } from './fairness-check.svelte';

let server: FakeServer;

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer();
  server.install();
  await setLanguage('en');
});

const HIDDEN = {
  ...{ version: 2, table: ID, players: 2, commitment: 'c'.repeat(64), secret: null, origin: null },
  ...{ seat_commitments: ['', ''], contributions: ['', ''] },
};

async function checked(over: boolean): Promise<FairnessCheck> {
  const last = moment(3, {}, over ? { phase: 'over', decides: null } : {});
  const check = new FairnessCheck(new TableStore(table(3, { moment: last })));
  await check.run();
  return check;
}

test('a proof without a secret is fine while the game runs, and not when its board shows the end', async () => {
  keepShuffle(room());
  server.answers['/fairness'] = { body: HIDDEN };
  expect((await checked(false)).judgement?.verdict).toBe('later');
  expect((await checked(true)).judgement?.verdict).toBe('failed');
  server.answers['/fairness'] = { body: { ...HIDDEN, commitment: '' } };
  expect((await checked(true)).judgement?.verdict).toBe('failed');
});

test('a proof that does not come is not taken for a good one', async () => {
  const check = await checked(true);
  expect(check.judgement).toBeNull();
  expect(check.failure).toBe(t('web-error-unavailable'));
});
