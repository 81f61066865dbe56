import { CONTACT_PAGE } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { CardMessage, CardPage } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Alert, Button, PasswordField, TextField, token } from '@platform/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BackHome } from './signInLinks';
import { emailProblem } from './emailProblem';
import { useCarriedEmail } from './useCarriedEmail';

/** Error messages by field. */
interface TypingErrors {
  email?: string;
  password?: string;
}

/** Sign-in for invited people. The guard sends people who are signed in to the dashboard. */
export function AuthPage() {
  const { signIn, ended } = useAuth();
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState('');
  const [message, setMessage] = useState('');

  const { email, setEmail, carry } = useCarriedEmail();
  const [password, setPassword] = useState('');
  const [typing, setTyping] = useState<TypingErrors>({});
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async () => {
    const found: TypingErrors = {
      email: emailProblem(email),
      password: password === '' ? 'Enter your password.' : undefined,
    };
    setTyping(found);
    setError('');
    if (found.email || found.password) return;

    setLoading(true);
    setMessage('Signing in…');
    const result = await signIn(email.trim(), password);
    setLoading(false);
    setMessage(result.ok ? 'Signed in. Opening your dashboard…' : '');
    if (result.ok) return;
    setError(result.message);
    // Moves the focus to where the next try starts. After a network error that is the button, which still has the focus.
    if (result.doubts) (result.doubts === 'email' ? emailField : passwordField).current?.focus();
  };

  return (
    <CardPage
      title="Welcome back"
      lead="Sign in with the address your invitation was sent to."
      onSubmit={() => void submit()}
      links={
        <>
          <span>
            Need access? <Link to={CONTACT_PAGE}>Contact us</Link>
          </span>
          <BackHome />
        </>
      }
    >
      {ended === 'in another tab' && <Alert>You were signed out here because you signed out in another tab.</Alert>}
      {ended === 'by the server' && <Alert>Your session has ended. Sign in to continue where you were.</Alert>}
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        autoComplete="username"
        required
        autoFocus
        error={typing.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        autoComplete="current-password"
        required
        error={typing.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Forgotten>
        <Link to="/auth/reset" state={carry}>
          Forgot your password?
        </Link>
      </Forgotten>
      {error && <Alert tone="danger">{error}</Alert>}
      <Button type="submit" size="lg" wide loading={loading}>
        Admin Sign In
      </Button>
      <CardMessage>{message}</CardMessage>
    </CardPage>
  );
}

const Forgotten = styled.p`
  margin-top: calc(-1 * ${token.space.xs});
  font-size: ${token.size.sm};
  text-align: right;

  a {
    display: inline-block;
    padding-block: ${token.space.xxs};
  }
`;
