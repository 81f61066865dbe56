import { HOME_OF_MEMBERS, INVITATIONS_PAGE } from '@platform/contract';
import { Navigate, useSearchParams } from '@platform/module-kit';
import { CardMessage, CardPage, ENTER_YOUR_NAME } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Alert, Button, limitProblem, PasswordField, Spinner, TextField, VisuallyHidden } from '@platform/ui';
import { useEffect, useRef, useState } from 'react';
import { ClosedInvitationPage } from '../invitation/ClosedInvitationPage';
import { BackLinks } from '../signInLinks';
import { holderWords } from '../links/holderWords';
import { OtherPersonHere } from '../links/OtherPersonHere';
import { passwordLinkIn } from '../links/passwordLink';
import { checkPassword, SHORTEST_PASSWORD, type PasswordErrors } from './passwordRules';
import { UsedUpLink } from '../links/UsedUpLink';
import { usePasswordChoice } from './usePasswordChoice';

/** The longest name in characters, as in the database. */
const LONGEST_NAME = 120;

const SAME_PASSWORD = 'This is your password already. Choose another one.';

interface TypingErrors extends PasswordErrors {
  name?: string;
}

/**
 * The page behind the links in emails. An invited person, or one who forgot their password, chooses a password here.
 * Loading the page only asks whether the link still works and whose it is. Submitting the form uses the link, so that
 * an email program that checks links does not use it up. A session alone opens no form: it proves who signed in here,
 * not who sits here now.
 */
export function ChoosePasswordPage() {
  const { user } = useAuth();
  const [search] = useSearchParams();
  const [link] = useState(() => passwordLinkIn(search));
  const { choice, holder, invitation, save } = usePasswordChoice(link, search.get('invitation'));
  const isOfInvitation = link !== undefined && link.type !== 'recovery';
  const isInvited = isOfInvitation || holder?.isNew === true;

  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [typing, setTyping] = useState<TypingErrors>({});
  const passwordField = useRef<HTMLInputElement>(null);
  const isSame = choice.kind === 'same password';
  useEffect(() => {
    if (isSame) passwordField.current?.focus();
  }, [isSame]);

  if (choice.kind === 'done') return <Navigate to={HOME_OF_MEMBERS} replace />;
  if (choice.kind === 'invitation not accepted')
    return <Navigate to={`${INVITATIONS_PAGE}?invitation=${invitation}`} replace />;
  if (choice.kind === 'checking') return <Spinner label="Opening your link" />;
  if (choice.kind === 'invitation is closed' && link?.type === 'invitation') {
    return <ClosedInvitationPage link={link} closed={choice.closed} />;
  }
  if (choice.kind === 'link is used up') return <UsedUpLink isInvitation={isOfInvitation} email={user?.email} />;

  const submit = () => {
    const found: TypingErrors = { ...(isInvited && checkName(name)), ...checkPassword(password, repeated) };
    setTyping(found);
    if (Object.keys(found).length === 0) void save({ password, name: isInvited ? name.trim() : undefined });
  };

  const passwordError = typing.password ?? (isSame ? SAME_PASSWORD : undefined);
  return (
    <CardPage
      title={isInvited ? 'Welcome aboard' : 'Choose a new password'}
      lead={holderWords(holder, isInvited)}
      onSubmit={submit}
      links={<BackLinks />}
    >
      {holder && <OtherPersonHere email={holder.email} />}
      {isInvited && (
        <TextField
          label="Your name"
          autoComplete="name"
          required
          limit={LONGEST_NAME}
          autoFocus
          error={typing.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <PasswordField
        ref={passwordField}
        label="New password"
        autoComplete="new-password"
        required
        autoFocus={!isInvited}
        hint={`At least ${SHORTEST_PASSWORD} characters. A few words are easier to remember than symbols.`}
        error={passwordError}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Repeat the password"
        autoComplete="new-password"
        required
        error={typing.repeated}
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
      />
      {choice.kind === 'failed' && <Alert tone="danger">{choice.message}</Alert>}
      <Button type="submit" size="lg" wide loading={choice.kind === 'saving'}>
        {isInvited ? 'Accept the invitation' : 'Save the password'}
      </Button>
      {/* After Enter the focus is already in the field, so a screen reader would not announce its error. */}
      <VisuallyHidden role="status">{typing.name ?? passwordError ?? typing.repeated}</VisuallyHidden>
      <CardMessage>{choice.kind === 'saving' ? 'Saving…' : ''}</CardMessage>
    </CardPage>
  );
}

function checkName(name: string): Pick<TypingErrors, 'name'> {
  const problem = name.trim() === '' ? ENTER_YOUR_NAME : limitProblem(name.trim(), LONGEST_NAME);
  return problem ? { name: problem } : {};
}
