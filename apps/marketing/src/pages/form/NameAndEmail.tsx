import { TextField } from '@platform/ui';
import type { ComponentProps } from 'react';

type Bound = Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'> & { name: string };

interface NameAndEmailProps {
  bind: (field: 'name' | 'email') => Bound;
  /** Most characters of each field. */
  longest: { name: number; email: number };
  sending: boolean;
}

/** The sender's name and reply address: the first fields of a form of the public site. */
export function NameAndEmail({ bind, longest, sending }: NameAndEmailProps) {
  return (
    <>
      <TextField label="Name" autoComplete="name" limit={longest.name} required readOnly={sending} {...bind('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        limit={longest.email}
        required
        readOnly={sending}
        {...bind('email')}
      />
    </>
  );
}
