import { brand } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Alert, Button, Card, TextField, token, Wordmark } from '@platform/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

/** Sign-in for invited people. Whoever is signed in already never sees it: the guard sends them to the dashboard. */
export function AuthPage() {
  const { signIn } = useAuth();
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState('');
  const [message, setMessage] = useState('');

  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLoading(true);
    setError('');
    setMessage('Signing in…');
    const result = await signIn(email.trim(), password);
    setLoading(false);
    setMessage(result.ok ? 'Signed in. Opening your dashboard…' : '');
    if (!result.ok) setError(result.message);
  };

  return (
    <Ground>
      <HomeLink to="/" aria-label={`${brand.name} home`}>
        <Wordmark name={brand.name} size={40} />
      </HomeLink>
      <Card $padding="lg">
        <Form onSubmit={(event) => void submit(event)}>
          <h1>Welcome back</h1>
          <Lead>Sign in with the address your invitation was sent to.</Lead>
          {error && <Alert tone="danger">{error}</Alert>}
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            required
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" size="lg" wide loading={loading}>
            Admin Sign In
          </Button>
          <Message role="status">{message}</Message>
        </Form>
      </Card>
      <Links>
        <span>
          Need access? <Link to="/contact">Contact us</Link>
        </span>
        <Link to="/">Back to Home</Link>
      </Links>
    </Ground>
  );
}

const Ground = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token.space.lg};
  min-height: 100dvh;
  padding: ${token.space.xl} ${token.space.gutter};
  background: radial-gradient(90rem 40rem at 50% 110%, ${token.color.waterSoft}, transparent);

  > div {
    width: 100%;
    max-width: ${token.width.narrow};
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  border-radius: ${token.radius.sm};
  text-decoration: none;
`;

const Form = styled.form`
  display: grid;
  gap: ${token.space.md};

  h1 {
    font-family: ${token.font.display};
    font-size: ${token.size.xxl};
    font-weight: ${token.weight.display};
  }
`;

const Lead = styled.p`
  margin-top: calc(-1 * ${token.space.xs});
  color: ${token.color.inkMuted};
`;

const Message = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  text-align: center;

  /* The live region is always there, but takes room only with something to say. */
  &:empty {
    margin-top: calc(-1 * ${token.space.md});
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.sm};
  font-size: ${token.size.sm};
`;
