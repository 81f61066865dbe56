import { Loaded } from '@platform/module-kit';
import { FailedAlert } from '@platform/module-kit/screens';
import { Button, EmptyState, Pagination, SegmentedControl, toast } from '@platform/ui';
import { useState } from 'react';
import { pageInWords, pagesOf } from '../../shared/pages';
import { useMailCounts, useMails } from '../../source/queries';
import {
  COUNTS_FAILED,
  MAILS_FAILED,
  mailStates,
  RESEND_FAILED,
  TEST_FAILED,
  type Mail,
  type MailState,
} from '../../source/rows/mail';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import { SettingsCard } from '../frame/SettingsCard';
import { MailRows } from './MailRows';
import { stateWords } from './mailWords';

/** The emails to people and their status, and a test email. */
export function MailCard() {
  const source = useAdminSource();
  const [state, setState] = useState<MailState>('waiting');
  const [page, setPage] = useState(1);
  const counts = useMailCounts();
  const mails = useMails(state, page);
  const test = useAdminChange(() => source.sendTestMail(), {
    onDone() {
      setState('waiting');
      setPage(1);
      toast({ title: `A test email goes to ${source.email} within a minute`, tone: 'success' });
    },
    failed: TEST_FAILED,
  });
  const resending = useAdminChange(({ id }: Mail) => source.resendMail(id), {
    onDone: (_answer, { email }) => toast({ title: `The email to ${email} goes out again`, tone: 'success' }),
    failed: RESEND_FAILED,
  });
  return (
    <SettingsCard
      title="Email"
      description={`Email sent ${source.isFirm ? '' : 'to your club '}in the last 30 days (addresses only).`}
      action={
        <Button variant="secondary" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
          Send test email
        </Button>
      }
    >
      <SegmentedControl
        label="State"
        value={state}
        options={mailStates.map((each) => ({
          value: each,
          label: [stateWords[each].title, counts.data?.[each]].filter(Boolean).join(' '),
        }))}
        onChange={(chosen) => {
          setState(chosen);
          setPage(1);
        }}
      />
      <Loaded query={mails} label="the emails" failure={MAILS_FAILED} height="10rem">
        {(listed) =>
          listed.length === 0 ? (
            <EmptyState title={`Nothing ${state}`} description={emptyWords[state]} />
          ) : (
            <MailRows
              mails={listed}
              withClub={source.isFirm}
              onResend={(mail) => resending.mutate(mail)}
              resendingId={resending.isPending ? resending.variables.id : undefined}
            />
          )
        }
      </Loaded>
      {!counts.data && counts.errorUpdatedAt > 0 && (
        <FailedAlert query={counts} title={COUNTS_FAILED}>
          Until then only the first page is shown.
        </FailedAlert>
      )}
      {counts.data && counts.data[state] > 0 && (
        <Pagination
          label="Emails"
          page={page}
          pageCount={pagesOf(counts.data[state])}
          onChange={setPage}
          summary={pageInWords(page, counts.data[state])}
        />
      )}
    </SettingsCard>
  );
}

const emptyWords: Record<MailState, string> = {
  waiting: 'An email waits here until it is due: at once, or at seven in the morning of the club for a digest.',
  sending: 'An email is listed here while it is being sent.',
  sent: 'Emails that went out stay here for 30 days.',
  failed: 'An email that was refused five times is listed here with the reason.',
};
