import type { Examples } from '../../catalogue/examples';
import { PasswordField } from './PasswordField';

export const passwordFieldExamples: Examples = {
  title: 'Password field',
  group: 'Forms',
  about: 'A password that its owner may look at while typing: fewer mistakes on a phone.',
  keyboard: [['Tab, then Space', 'Shows the password, or hides it again.']],
  examples: [
    {
      name: 'Sign in',
      render: () => <PasswordField label="Password" autoComplete="current-password" defaultValue="seven lanes" />,
    },
    {
      name: 'Choose one',
      render: () => (
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least eight characters."
          error="This password is too short. Use at least eight characters."
          defaultValue="pool"
        />
      ),
    },
  ],
};
