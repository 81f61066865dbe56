import { Loaded, type useQuery } from '@platform/module-kit';
import { Checkbox, TextArea } from '@platform/ui';
import { LONGEST_LETTER } from '../../rules/letters';
import type { LetterSettings } from '../../source/rows/letter';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';
import { LETTERS_FAILED } from '../../source/failures';

interface LetterFieldsProps {
  /** Null when the applicant gave none. */
  email: string | null;
  isTold: boolean;
  onToldChange: (isTold: boolean) => void;
  settings: ReturnType<typeof useQuery<LetterSettings>>;
  text: string;
  onTextChange: (text: string) => void;
  error: string | undefined;
}

/** A checkbox that turns the email on, and the email's text. */
export function LetterFields(props: LetterFieldsProps) {
  const { email, isTold, onToldChange, settings, text, onTextChange, error } = props;
  const { isDemo } = useRecruitmentSource();
  return (
    <>
      <Checkbox
        label="Tell them by email"
        hint={hintOf(email, isDemo)}
        checked={isTold}
        disabled={email === null}
        onChange={(event) => onToldChange(event.target.checked)}
      />
      {isTold && (
        <Loaded query={settings} label="the text" failure={LETTERS_FAILED} height="16rem">
          {({ replyTo }) => (
            <TextArea
              label="Email"
              required
              rows={9}
              limit={LONGEST_LETTER}
              hint={replyTo ? `Replies go to ${replyTo}.` : 'Replies go to your own email address.'}
              value={text}
              error={error}
              onChange={(event) => onTextChange(event.target.value)}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

function hintOf(email: string | null, isDemo: boolean): string {
  if (email === null) return 'They gave no email address.';
  return isDemo ? 'The demo sends nothing.' : `To ${email}`;
}
