/** A different letter for each seat, so that seats can be told apart without colour. */
export function seatLetters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const candidates = [...name.toLocaleUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    const free = [...candidates, String(seat + 1), '•'].find((sign) => !taken.has(sign)) ?? '•';
    taken.add(free);
    return free;
  });
}
