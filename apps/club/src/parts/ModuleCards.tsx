import { Slot, useModulesRetry } from '@platform/module-kit';
import { ModulesFailed } from '@platform/module-kit/screens';
import { Button, Card, EmptyState, Icon } from '@platform/ui';
import { Link } from 'react-router-dom';

/** The cards of the club's modules: the progress of each, and a link into it. */
export function ModuleCards() {
  const retry = useModulesRetry();
  if (retry) return <ModulesFailed onRetry={retry} />;
  return <Slot name="dashboard.card" as="cards" empty={<NoModules />} />;
}

function NoModules() {
  return (
    <Card $padding="none">
      <EmptyState
        title="No modules yet"
        description="The modules of your club's engagement appear here with their progress. Contact us to add one."
        icon={<Icon name="layout-dashboard" size={24} />}
        action={
          <Button as={Link} to="/contact" variant="secondary">
            Contact us
          </Button>
        }
      />
    </Card>
  );
}
