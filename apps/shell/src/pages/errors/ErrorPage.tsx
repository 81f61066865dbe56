import { errorNumbers, type ErrorName } from '@platform/contract';
import { errorGuide } from '@platform/contract/errors';
import { Link, NotFound, useParams } from '@platform/module-kit';
import { Card, CardTitle, PageHeader, Stack } from '@platform/ui';
import { GuideFrame } from './GuideFrame';

/** What one error of the platform means and what to do. */
export function ErrorPage() {
  const { number = '' } = useParams();
  const name = nameOf(number);
  if (!name) return <NotFound />;
  const { title, happened, person, team } = errorGuide[name];
  return (
    <GuideFrame>
      <PageHeader eyebrow={`Error ${errorNumbers[name]}`} title={title} />
      <Stack>
        <Part title="What happened">{happened}</Part>
        <Part title="What to do">{person}</Part>
        <Part title="For the team that looks into it">{team}</Part>
        <Link to="/errors">All errors</Link>
      </Stack>
    </GuideFrame>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <Card>
      <Stack $gap="xs">
        <CardTitle>{title}</CardTitle>
        <p>{children}</p>
      </Stack>
    </Card>
  );
}

function nameOf(number: string): ErrorName | undefined {
  const names = Object.keys(errorNumbers) as ErrorName[];
  return names.find((name) => errorNumbers[name] === number.toUpperCase());
}
