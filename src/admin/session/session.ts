import { readStored, writeStored } from '../../storage';

/**
 * The demo's session: a flag in the browser. It protects nothing, as the specification says: whoever sets the flag is in.
 */

const flagKey = 'authenticated';

/** The fixed credentials of the demo, shown on the login page. */
export const demoCredentials = { username: 'admin', password: 'demo2024' };

// For a browser that refuses storage: the session then lasts as long as the page.
let signedInHere = false;

export function isSignedIn(): boolean {
  return signedInHere || isRemembered();
}

/** Whether the session outlasts the page. */
export function isRemembered(): boolean {
  return readStored(() => localStorage, flagKey) === true;
}

export function signIn(): void {
  signedInHere = !writeStored(() => localStorage, flagKey, true);
}

export function signOut(): void {
  signedInHere = false;
  writeStored(() => localStorage, flagKey);
}

export function areDemoCredentials(username: string, password: string): boolean {
  return username === demoCredentials.username && password === demoCredentials.password;
}
