import { styled } from 'styled-components';
import type { Examples } from '../catalogue/examples';
import { Grid, Stack } from '../layout/flow';
import { scale } from './scale';
import { token, type SpaceToken } from './token';

const Row = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  align-items: center;
  gap: ${token.space.md};
  font-size: ${token.size.sm};
`;

const Bar = styled.div<{ $space: SpaceToken }>`
  width: ${({ $space }) => token.space[$space]};
  height: 1rem;
  border-radius: ${token.radius.sm};
  background: ${token.color.water};
`;

const Shape = styled.div<{ $radius?: keyof typeof scale.radius; $shadow?: keyof typeof scale.shadow }>`
  display: grid;
  place-items: center;
  height: 5rem;
  border-radius: ${({ $radius = 'md' }) => token.radius[$radius]};
  background: ${token.color.surface};
  box-shadow: ${({ $shadow }) => ($shadow ? token.shadow[$shadow] : `inset 0 0 0 1px ${token.color.lineStrong}`)};
  font-size: ${token.size.sm};
`;

export const spaceExamples: Examples = {
  title: 'Space and shape',
  group: 'Foundations',
  about:
    'Distances, corners and shadows. Dense where managers work: xs and sm. Spacious where visitors read: xl and band. The closer two things are, the more they belong together.',
  examples: [
    {
      name: 'Distances',
      code: 'gap: ${token.space.md};',
      render: () => (
        <Stack $gap="xs">
          {(Object.keys(scale.space) as SpaceToken[])
            .filter((name) => name !== 'none')
            .map((name) => (
              <Row key={name}>
                {name}
                <Bar $space={name} />
              </Row>
            ))}
        </Stack>
      ),
    },
    {
      name: 'Corners',
      code: 'border-radius: ${token.radius.lg};',
      render: () => (
        <Grid $min="8rem" $gap="md">
          {(Object.keys(scale.radius) as (keyof typeof scale.radius)[]).map((name) => (
            <Shape key={name} $radius={name}>
              {name}
            </Shape>
          ))}
        </Grid>
      ),
    },
    {
      name: 'Shadows',
      code: 'box-shadow: ${token.shadow.raised};',
      render: () => (
        <Grid $min="10rem" $gap="xl">
          {(Object.keys(scale.shadow) as (keyof typeof scale.shadow)[]).map((name) => (
            <Shape key={name} $shadow={name}>
              {name}
            </Shape>
          ))}
        </Grid>
      ),
    },
  ],
};
