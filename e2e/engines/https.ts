import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import type { ServedSite } from '../../tools/serve';

/** Puts https before a site and its emulator: WebKit stores no `Secure` cookie over http, not even of localhost. */
export async function serveHttps(site: ServedSite): Promise<ServedSite> {
  const certificate = makeCertificate();
  return {
    url: await startTls(site.url, certificate),
    emulatorUrl: await startTls(String(site.emulatorUrl), certificate),
    close: site.close,
  };
}

async function startTls(url: string, certificate: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const server = createServer({ key: certificate, cert: certificate }, (browser) => {
    const site = connect(Number(port), hostname);
    browser.on('error', () => site.destroy());
    site.on('error', () => browser.destroy());
    browser.pipe(site).pipe(browser);
  });
  server.listen(0, hostname).unref();
  await once(server, 'listening');
  return `https://${hostname}:${(server.address() as AddressInfo).port}`;
}

/** A key and its certificate, which proves nothing to anybody. */
function makeCertificate(): string {
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  const { stdout, stderr } = spawnSync('openssl', [...request, '-keyout', '-', '-out', '-'], { encoding: 'utf8' });
  if (!stdout.includes('CERTIFICATE')) throw new Error(`openssl could not make a certificate: ${stderr}`);
  return stdout;
}
