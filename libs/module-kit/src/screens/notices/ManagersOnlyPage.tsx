import { AppPage, Card, EmptyState, PageHeader } from '@platform/ui';
import { Lock } from 'lucide-react';
import { BackLink } from '../parts/BackLink';
import { managersOnly } from './ManagersOnly';

interface ManagersOnlyPageProps {
  /** The page's own heading, as managers read it. */
  title: string;
  /** What managers do here, such as `read incidents`. */
  what: string;
  /** The page that leads here. */
  back: { to: string; label: string };
}

/** Replaces a managers' page for members who follow a link to it, and says who can open it. */
export function ManagersOnlyPage({ title, what, back }: ManagersOnlyPageProps) {
  return (
    <AppPage>
      <PageHeader
        eyebrow={<BackLink to={back.to}>{back.label}</BackLink>}
        title={title}
        description="For managers and administrators of your club."
      />
      <Card>
        <EmptyState
          title="You may not open this page"
          description={managersOnly(what)}
          icon={<Lock size={24} aria-hidden="true" />}
        />
      </Card>
    </AppPage>
  );
}
