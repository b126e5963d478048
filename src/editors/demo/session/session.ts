import { readStored, writeStored } from '../../../shared/browser/storage';

// The demo's session is a flag in localStorage. As the specification demands, it protects nothing.
export const sessionKey = 'authenticated';

export const demoCredentials = { username: 'admin', password: 'demo2024' };

// If storage is blocked, the session ends with the page.
let signedInHere = false;

export function isSignedIn(): boolean {
  return signedInHere || readStored(() => localStorage, sessionKey) === true;
}

export function signIn(): void {
  signedInHere = !writeStored(() => localStorage, sessionKey, true);
}

export function signOut(): void {
  signedInHere = false;
  writeStored(() => localStorage, sessionKey);
}

/** Ignores the spaces that phone keyboards add to a suggested word, and in the username the capital. */
export function areDemoCredentials(username: string, password: string): boolean {
  return username.trim().toLowerCase() === demoCredentials.username && password.trim() === demoCredentials.password;
}
