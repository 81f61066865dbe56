import { Card, EmptyState } from '@platform/ui';
import { Lock } from 'lucide-react';

/** In place of what only managers read: says who can. @param what they read, such as `what members said` */
export function ForManagers({ what }: { what: string }) {
  return (
    <Card>
      <EmptyState
        title="For managers and administrators"
        description={`They read ${what}, because few answers are few people. The figures above are for everyone.`}
        icon={<Lock size={24} aria-hidden="true" />}
      />
    </Card>
  );
}
