import { dayInWords, Muted, toastFailure } from '@platform/module-kit/screens';
import { Button, Stack, toast } from '@platform/ui';
import { Link } from 'react-router-dom';
import type { Renewal } from '../../source/rows/renewal';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';

/** What a manager can do about a certification that expires. */
export interface Step {
  renewal: Renewal;
  does: 'assign' | 'complete' | 'renew';
}

interface NextStepProps {
  renewal: Renewal;
  begin: (step: Step) => void;
}

/** The module that renews it. Without one, entering the new date, or asking the person for it. */
export function NextStep({ renewal, begin }: NextStepProps) {
  const { staffPath } = useTrainingSource();
  if (renewal.isWaiting) {
    return (
      <Button
        as={Link}
        to={`${staffPath}?certification=waiting&open=${renewal.staffId}`}
        variant="secondary"
        size="sm"
        aria-label={`Review the new ${renewal.certificationName} of ${renewal.name}`}
      >
        Review the new one
      </Button>
    );
  }
  if (renewal.moduleId === null) return <WithoutModule renewal={renewal} begin={begin} />;
  const does = renewal.participantId === null ? 'assign' : 'complete';
  const words = does === 'assign' ? 'Assign' : 'Mark as completed';
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${words}: ${renewal.moduleTitle ?? ''} for ${renewal.name}`}
      onClick={() => begin({ renewal, does })}
    >
      {words}
    </Button>
  );
}

function WithoutModule({ renewal, begin }: NextStepProps) {
  const source = useTrainingSource();
  const { name, certificationName, hasAccount, askedOn } = renewal;
  const asking = useTrainingChange(() => source.askForCertification(renewal));
  return (
    <Stack $gap="xxs" $align="end">
      {askedOn !== null && <Muted>Asked {dayInWords(askedOn)}</Muted>}
      {hasAccount && askedOn === null && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Ask for the new certificate: ${certificationName} of ${name}`}
          loading={asking.isPending}
          onClick={() =>
            asking.mutate(undefined, {
              onSuccess: () => toast({ title: `${name} is asked for the new ${certificationName}`, tone: 'success' }),
              onError: (error) => toastFailure(`${name} was not asked`, error),
            })
          }
        >
          Ask for the new certificate
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Enter new date: ${certificationName} of ${name}`}
        onClick={() => begin({ renewal, does: 'renew' })}
      >
        Enter new date
      </Button>
    </Stack>
  );
}
