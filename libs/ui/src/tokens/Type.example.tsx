import { styled } from 'styled-components';
import type { Examples } from '../catalogue/examples';
import { Stack } from '../layout/flow';
import { scale } from './scale';
import { token } from './token';

type SizeName = keyof typeof scale.size;

const Line = styled.div`
  display: grid;
  gap: ${token.space.hair};
  code {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;

const Words = styled.p<{ $size: SizeName; $display?: boolean }>`
  font-family: ${({ $display }) => ($display ? token.font.display : token.font.text)};
  font-size: ${({ $size }) => token.size[$size]};
  font-weight: ${({ $display }) => ($display ? token.weight.display : token.weight.regular)};
  line-height: ${token.leading.heading};
`;

const Weight = styled.p<{ $weight: keyof typeof scale.weight }>`
  font-size: ${token.size.lg};
  font-weight: ${({ $weight }) => token.weight[$weight]};
`;

function Sizes({ names, display, words }: { names: readonly SizeName[]; display?: boolean; words: string }) {
  return (
    <Stack $gap="lg">
      {names.map((name) => (
        <Line key={name}>
          <code>
            size.{name} {scale.size[name]}
          </code>
          <Words $size={name} $display={display}>
            {words}
          </Words>
        </Line>
      ))}
    </Stack>
  );
}

export const typeExamples: Examples = {
  title: 'Type',
  group: 'Foundations',
  about:
    'Figtree for everything that is read, Fraunces for what greets. Sizes are rem, so that the reader’s own text size holds; the large ones grow with the page.',
  examples: [
    {
      name: 'Sizes of text',
      code: 'font-size: ${token.size.sm};',
      render: () => <Sizes names={['xs', 'sm', 'md', 'lg', 'xl', 'xxl']} words="Two guards are missing on Saturday" />,
    },
    {
      name: 'Sizes of headlines',
      code: 'font-family: ${token.font.display};\nfont-size: ${token.size.headline};\nfont-weight: ${token.weight.display};',
      render: () => (
        <Sizes names={['title', 'quote', 'headline', 'hero']} display words="Real consulting. Real results." />
      ),
    },
    {
      name: 'Weights',
      code: 'font-weight: ${token.weight.semibold};',
      render: () => (
        <Stack $gap="xs">
          <Weight $weight="regular">regular 400</Weight>
          <Weight $weight="medium">medium 500</Weight>
          <Weight $weight="semibold">semibold 600</Weight>
          <Weight $weight="bold">bold 700</Weight>
        </Stack>
      ),
    },
  ],
};
