import { errorAddress, errorNumbers, type ErrorName } from '@platform/contract';
import { errorGuide } from '@platform/contract/errors';
import { Link } from '@platform/module-kit';
import { Card, PageHeader, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { GuideFrame } from './GuideFrame';

const names = Object.keys(errorNumbers) as ErrorName[];

/** All errors of the platform, by number. */
export function ErrorListPage() {
  return (
    <GuideFrame>
      <PageHeader
        title="Errors of the platform"
        description="What a number means that you have seen on a page, and what to do next."
      />
      <Card>
        <Stack as="ul" $gap="xs">
          {names.map((name) => (
            <Line key={name}>
              <Link to={errorAddress(name)}>
                <Number>{errorNumbers[name]}</Number> {errorGuide[name].title}
              </Link>
            </Line>
          ))}
        </Stack>
      </Card>
    </GuideFrame>
  );
}

const Line = styled.li`
  list-style: none;

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${token.space.sm};
    min-height: ${token.control.target};
    /* At twice the size a long word is wider than what a phone leaves beside the number. */
    overflow-wrap: anywhere;
  }
`;

const Number = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.semibold};
`;
