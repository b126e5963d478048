import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { ToolError } from '../command';

export type Certificate = { key: string; cert: string };

const folder = 'node_modules/.cache/engines';

/** The file for NODE_EXTRA_CA_CERTS: the emulator notifies the site over https. */
export const certificateFile = `${folder}/certificate.pem`;

/** Makes a certificate for localhost once. It proves nothing to anybody else, so that its key may lie in a cache. */
export function makeCertificate(): void {
  if (existsSync(certificateFile)) return;
  mkdirSync(folder, { recursive: true });
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', '-subj', '/CN=localhost'];
  const files = ['-addext', names, '-keyout', `${folder}/key.pem`, '-out', certificateFile];
  const { status, stderr } = spawnSync('openssl', [...request, ...files], { encoding: 'utf8' });
  if (status !== 0) throw new ToolError(`openssl could not make a certificate for localhost: ${stderr}`);
}

export function readCertificate(): Certificate {
  return { key: readFileSync(`${folder}/key.pem`, 'utf8'), cert: readFileSync(certificateFile, 'utf8') };
}
