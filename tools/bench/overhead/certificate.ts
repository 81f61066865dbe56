import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  key: string;
  cert: string;
  /** Digest of its public key, by which Chromium can be told to trust it. It then also keeps files in its cache. */
  spki: string;
}

/** Makes a certificate for localhost with the machine's openssl. It is valid for a day and is not stored. */
export async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-certificate-'));
  try {
    const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const files = ['-keyout', keyFile, '-out', certFile];
    await promisify(execFile)('openssl', ['req', '-x509', '-nodes', '-days', '1', ...curve, ...subject, ...files]);
    const [key, cert] = await Promise.all([readFile(keyFile, 'utf8'), readFile(certFile, 'utf8')]);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
