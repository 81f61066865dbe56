import { useState } from 'react';
import { styled } from 'styled-components';
import type { Examples } from '../catalogue/examples';
import { Button } from '../forms/buttons/Button';
import { Stack } from '../layout/flow';
import { scale } from './scale';
import { token } from './token';

type MotionName = keyof typeof scale.motion;

const Lane = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  align-items: center;
  font-size: ${token.size.sm};
`;

const Track = styled.div`
  padding: ${token.space.xxs};
  border-radius: ${token.radius.full};
  background: ${token.color.surfaceSunken};
`;

const Ball = styled.div<{ $motion: MotionName; $over: boolean }>`
  width: 1.5rem;
  height: 1.5rem;
  margin-inline-start: ${({ $over }) => ($over ? 'calc(100% - 1.5rem)' : '0')};
  border-radius: ${token.radius.full};
  background: ${token.color.court};
  transition: margin-inline-start ${({ $motion }) => token.motion[$motion]};
`;

function Lanes() {
  const [over, setOver] = useState(false);
  return (
    <Stack $align="stretch">
      <div>
        <Button variant="secondary" onClick={() => setOver(!over)}>
          Play
        </Button>
      </div>
      {(Object.keys(scale.motion) as MotionName[]).map((name) => (
        <Lane key={name}>
          {name}
          <Track>
            <Ball $motion={name} $over={over} />
          </Track>
        </Lane>
      ))}
    </Stack>
  );
}

export const motionExamples: Examples = {
  title: 'Motion',
  group: 'Foundations',
  about:
    'quick answers a pointer, calm brings something in, slow shows a change of value. People who ask their device for less motion see no motion.',
  examples: [{ name: 'The three speeds', code: 'transition: opacity ${token.motion.calm};', render: () => <Lanes /> }],
};
