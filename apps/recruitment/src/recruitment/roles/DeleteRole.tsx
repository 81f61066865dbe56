import { counted, Refusal } from '@platform/module-kit/screens';
import { Button, Dialog, toast } from '@platform/ui';
import { useState } from 'react';
import type { JobRole } from '../source/rows/jobRole';
import { useRecruitmentChange, useRecruitmentSource } from '../source/useRecruitmentSource';

/** Deletes a job role after explaining the effect. */
export function DeleteRole({ role, onDeleted }: { role: JobRole; onDeleted: () => void }) {
  const source = useRecruitmentSource();
  const [isAsking, setAsking] = useState(false);
  const deleting = useRecruitmentChange(() => source.deleteJobRole(role), {
    onDone() {
      toast({ title: `${role.title} deleted` });
      setAsking(false);
      onDeleted();
    },
  });
  const people = role.positionsFilled;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete…
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          size="sm"
          title={`Delete ${role.title}?`}
          description={
            people > 0
              ? `${counted(people, 'person', 'people')} on the staff ${people === 1 ? 'keeps' : 'keep'} the role's name, and no position stands behind it any more. To stop applications, close the role instead.`
              : 'Applications keep the name of the position. To stop applications, close the role instead.'
          }
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button variant="destructive" loading={deleting.isPending} onClick={() => deleting.mutate()}>
                Delete
              </Button>
            </>
          }
        >
          <Refusal error={deleting.error} />
        </Dialog>
      )}
    </>
  );
}
