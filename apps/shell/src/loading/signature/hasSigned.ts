/**
 * Whether the holder of an Ed25519 key has signed a text.
 * @param publicKey base64 of 32 bytes
 * @param signature base64 of 64 bytes
 */
export async function hasSigned(publicKey: string, text: string, signature: string): Promise<boolean> {
  const [key, signed, message] = [bytesOf(publicKey), bytesOf(signature), new TextEncoder().encode(text)];
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, signed, message);
  } catch {
    // Chromium before 137, Firefox before 129 and Safari before 17 have no built-in Ed25519.
    const { verifyAsync } = await import('@noble/ed25519');
    return verifyAsync(signed, message, key);
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
