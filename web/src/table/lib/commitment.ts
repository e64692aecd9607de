/** Whether this is the secret's SHA-256; null if the browser cannot compute it. */
export async function matchesCommitment(
  secret: string,
  commitment: string,
): Promise<boolean | null> {
  if (!('crypto' in globalThis) || !globalThis.crypto.subtle) return null;
  const bytes = /^([0-9a-f]{2})+$/.test(secret)
    ? Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
    : new TextEncoder().encode(secret);
  const digest = await globalThis.crypto.subtle.digest('SHA-256', bytes);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('') === commitment.toLowerCase();
}
