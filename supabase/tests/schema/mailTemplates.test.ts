import { readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

test('the email for a forgotten password leads a hosted project to the page that spends its token', () => {
  const [, file] =
    /\[auth\.email\.template\.recovery\][^[]*content_path = "(.*)"/.exec(read('supabase/config.toml')) ?? [];
  const mail = read(file ?? '');
  expect(mail).toContain('href="{{ .SiteURL }}/auth/password?type=recovery&amp;token_hash={{ .TokenHash }}"');
  // The address that spends the token when a mail program opens it.
  expect(mail).not.toContain('.ConfirmationURL');
  // No screen takes a code.
  expect(mail).not.toContain('{{ .Token }}');
});
