import { CheckboxGroup, DateField, Stack } from '@platform/ui';
import type { Application } from './application';

interface HeldCertificatesProps {
  /** Names of the certificates that the club's open positions require. */
  asked: readonly string[];
  held: Application['certificates'];
  error: string | undefined;
  onChange: (held: Application['certificates']) => void;
  sending: boolean;
}

/** A checkbox for each required certificate, and an expiry date for each that is checked. Empty when the club requires none. */
export function HeldCertificates({ asked, held, error, onChange, sending }: HeldCertificatesProps) {
  if (asked.length === 0) return null;
  const names = asked.filter((name) => name in held);
  return (
    <Stack $gap="sm">
      <CheckboxGroup
        label="Certificates you hold"
        name="certificates"
        options={asked.map((name) => ({ value: name, label: name }))}
        value={names}
        error={error}
        onChange={(chosen) => onChange(Object.fromEntries(chosen.map((name) => [name, held[name] ?? ''])))}
      />
      {names.map((name) => (
        <DateField
          key={name}
          label={`${name}: valid until`}
          optional
          readOnly={sending}
          value={held[name] ?? ''}
          onChange={(day) => onChange({ ...held, [name]: day })}
        />
      ))}
    </Stack>
  );
}
