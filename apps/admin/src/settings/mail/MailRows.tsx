import { Quiet } from '@platform/module-kit/screens';
import { Badge, Button } from '@platform/ui';
import { Line, LineTitle, LineWords, Lines } from '../frame/Lines';
import type { Mail } from '../../source/rows/mail';
import { kindInWords, standingOf, stateWords } from './mailWords';

interface MailRowsProps {
  mails: readonly Mail[];
  /** Whether they belong to different clubs. */
  withClub: boolean;
  onResend: (mail: Mail) => void;
  /** Id of the email that is being requeued. */
  resendingId: string | undefined;
}

/** Emails, one line for each: recipient, kind and outcome. */
export function MailRows({ mails, withClub, onResend, resendingId }: MailRowsProps) {
  return (
    <Lines role="list" aria-label="Emails">
      {mails.map((mail) => (
        <Line key={mail.id}>
          <LineWords>
            <LineTitle>
              {mail.recipient ?? mail.email}
              <Badge tone={stateWords[mail.state].tone}>{stateWords[mail.state].title}</Badge>
            </LineTitle>
            <Quiet>{[kindInWords(mail.kind), mail.email, withClub && mail.clubName].filter(Boolean).join(' · ')}</Quiet>
            <Quiet>{standingOf(mail)}</Quiet>
          </LineWords>
          {mail.state === 'failed' && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Resend to ${mail.email}`}
              loading={resendingId === mail.id}
              onClick={() => onResend(mail)}
            >
              Resend
            </Button>
          )}
        </Line>
      ))}
    </Lines>
  );
}
