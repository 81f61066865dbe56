import { Card, EmptyState } from '@platform/ui';
import { Lock } from 'lucide-react';

/** Tells a member that only managers read a part of the page. @param what names the part, such as `what members said` */
export function ForManagers({ what }: { what: string }) {
  return (
    <Card>
      <EmptyState
        title="For managers and administrators"
        description={`Only they read ${what}, because a few answers can show who gave them. Everyone sees the figures above.`}
        icon={<Lock size={24} aria-hidden="true" />}
      />
    </Card>
  );
}
