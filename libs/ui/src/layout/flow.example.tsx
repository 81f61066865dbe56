import { styled } from 'styled-components';
import type { Examples } from '../catalogue/examples';
import { token } from '../tokens/token';
import { Container, DayAndTimes, DesktopOnly, Grid, Inline, Stack, Tiles } from './flow';

const Box = styled.div`
  padding: ${token.space.sm} ${token.space.md};
  border-radius: ${token.radius.sm};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
`;

export const flowExamples: Examples = {
  title: 'Stack, Inline, Grid, Tiles, Container',
  group: 'Layout',
  about:
    'Where things stand to one another. Distances come from the layout around things, never from margins of the things themselves.',
  examples: [
    {
      name: 'Stack: below one another',
      render: () => (
        <Stack $gap="xs">
          <Box>Early shift</Box>
          <Box>Late shift</Box>
        </Stack>
      ),
    },
    {
      name: 'Inline: beside one another',
      render: () => (
        <Inline $justify="between">
          <Box>24 staff</Box>
          <Box>84 shifts</Box>
        </Inline>
      ),
    },
    {
      name: 'Grid: equal columns, as many as fit',
      render: () => (
        <Grid $min="9rem" $gap="sm">
          <Box>Monday</Box>
          <Box>Tuesday</Box>
          <Box>Wednesday</Box>
          <Box>Thursday</Box>
          <Box>Friday</Box>
        </Grid>
      ),
    },
    {
      name: 'DayAndTimes: on a phone, both times on one line',
      render: () => (
        <DayAndTimes>
          <Box>Day</Box>
          <Box>From</Box>
          <Box>To</Box>
        </DayAndTimes>
      ),
    },
    {
      name: 'Tiles: figures above the rows of a page, two beside each other on a phone',
      render: () => (
        <Tiles>
          <Box as="li">Satisfaction 4.7</Box>
          <Box as="li">Retention 85%</Box>
          <Box as="li">Safety 98</Box>
        </Tiles>
      ),
    },
    {
      name: 'Container: the column of the page',
      render: () => (
        <Container $width="narrow">
          <Box>As wide as a text, in the middle</Box>
        </Container>
      ),
    },
    {
      name: 'DesktopOnly: from 768 px on',
      render: () => (
        <Inline>
          <Box>Always</Box>
          <DesktopOnly>
            <Box>With room</Box>
          </DesktopOnly>
        </Inline>
      ),
    },
  ],
};
