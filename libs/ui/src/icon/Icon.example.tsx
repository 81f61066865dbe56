import { styled } from 'styled-components';
import type { Examples } from '../catalogue/examples';
import { Grid, Inline } from '../layout/flow';
import { token } from '../tokens/token';
import { Icon } from './Icon';
import { iconNames } from './iconNames';

const Name = styled.code`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

export const iconExamples: Examples = {
  title: 'Icon',
  group: 'Marks',
  about:
    'A drawing beside words that say the same; it is never alone. A module’s manifest names one for its navigation.',
  examples: [
    {
      name: 'All of them',
      render: () => (
        <Grid $min="12rem" $gap="sm">
          {iconNames.map((name) => (
            <Inline key={name}>
              <Icon name={name} />
              <Name>{name}</Name>
            </Inline>
          ))}
        </Grid>
      ),
    },
    {
      name: 'Sizes',
      render: () => (
        <Inline>
          <Icon name="calendar-check" size={16} />
          <Icon name="calendar-check" />
          <Icon name="calendar-check" size={32} />
        </Inline>
      ),
    },
  ],
};
