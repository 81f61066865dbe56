import { Link } from '@platform/module-kit';
import { Alert, Button } from '@platform/ui';

interface SeasonOverProps {
  /** The current season's year, as text. */
  year: string;
  /** Whether the person is an administrator of the club. */
  canStart: boolean;
}

/** Says that the club's current season has ended, and leads to the next one: the same words on every page. */
export function SeasonOver({ year, canStart }: SeasonOverProps) {
  const next = `season ${Number(year) + 1}`;
  return (
    <Alert
      tone="warning"
      title={`Season ${year} is over`}
      action={
        canStart && (
          <Button as={Link} to="/settings?card=season-settings" variant="secondary" size="sm">
            Start {next}
          </Button>
        )
      }
    >
      {canStart
        ? `Figures and checklists are still those of ${year}. Start ${next} to plan, hire and train for it.`
        : `Figures and checklists are still those of ${year} until an administrator starts ${next}.`}
    </Alert>
  );
}
