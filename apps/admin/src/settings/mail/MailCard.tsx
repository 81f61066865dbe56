import { Loaded, useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { FailedAlert, toastFailure } from '@platform/module-kit/screens';
import { Button, EmptyState, Pagination, SegmentedControl, toast } from '@platform/ui';
import { useState } from 'react';
import { pageInWords, pagesOf } from '../../shared/pages';
import type { Administrator } from '../../useAdministrator';
import { SettingsCard } from '../frame/SettingsCard';
import {
  countMails,
  COUNTS_FAILED,
  listMails,
  MAILS_FAILED,
  mailStates,
  RESEND_FAILED,
  resendMail,
  sendTestMail,
  TEST_FAILED,
  type Mail,
  type MailState,
} from './mail';
import { MailRows } from './MailRows';
import { stateWords } from './mailWords';

/** How often the open card rereads the queue (milliseconds). The job that sends mails runs each minute. */
const LOOK_MS = 10_000;

/** The mails to people and their status, and a test mail. */
export function MailCard({ administrator }: { administrator: Administrator }) {
  const cache = useQueryClient();
  const [state, setState] = useState<MailState>('waiting');
  const [page, setPage] = useState(1);
  const counts = useQuery({ queryKey: ['admin', 'mails', 'counts'], queryFn: countMails, refetchInterval: LOOK_MS });
  const mails = useQuery({
    queryKey: ['admin', 'mails', state, page],
    queryFn: () => listMails(state, page),
    refetchInterval: LOOK_MS,
  });
  const onSettled = () => cache.invalidateQueries({ queryKey: ['admin', 'mails'] });
  const test = useMutation({
    mutationFn: sendTestMail,
    onSuccess: () => {
      setState('waiting');
      setPage(1);
      toast({ title: `A test mail goes to ${administrator.email} within a minute`, tone: 'success' });
    },
    onError: (error) => toastFailure(TEST_FAILED, error),
    onSettled,
  });
  const resending = useMutation({
    mutationFn: ({ id }: Mail) => resendMail(id),
    onSuccess: (_answer, { email }) => toast({ title: `The mail to ${email} goes out again`, tone: 'success' }),
    onError: (error) => toastFailure(RESEND_FAILED, error),
    onSettled,
  });
  return (
    <SettingsCard
      title="Mail"
      description={`Email sent ${administrator.isFirm ? '' : 'to your club '}in the last 30 days (addresses only).`}
      action={
        <Button variant="secondary" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
          Send test mail
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
      <Loaded query={mails} label="mails" failure={MAILS_FAILED} height="10rem">
        {(listed) =>
          listed.length === 0 ? (
            <EmptyState title={`Nothing ${state}`} description={emptyWords[state]} />
          ) : (
            <MailRows
              mails={listed}
              withClub={administrator.isFirm}
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
          label="Mails"
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
  waiting: 'A mail waits here until it is due: at once, or at seven in the morning of the club for a digest.',
  sending: 'An email is listed here while it is being sent.',
  sent: 'Mails that went out stay here for 30 days.',
  failed: 'An email that was refused five times is listed here with the reason.',
};
