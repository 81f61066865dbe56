import { Card, token } from '@platform/ui';
import type { CatalogueEntry, Example } from '@platform/ui/examples';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CodeBlock } from '../code/CodeBlock';
import type { FrameWidth } from '../frame/WidthSwitch';
import { ExampleFrame } from './ExampleFrame';

interface ExampleSectionProps {
  entry: CatalogueEntry;
  example: Example;
  /** Last part of its address, and its anchor. */
  id: string;
  width: FrameWidth;
}

/** One example: its look at the chosen width, and its code. */
export function ExampleSection({ entry: { file, title }, example, id, width }: ExampleSectionProps) {
  const address = `/${file}/${id}`;
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Head>
        <h2 id={`${id}-title`}>
          <Link to={address}>{example.name}</Link>
        </h2>
        <Alone href={`${address}?bare`} aria-label={`Open alone: ${example.name}`}>
          Open alone
        </Alone>
      </Head>
      <Card $padding="none">
        <ExampleFrame address={address} title={`${title}: ${example.name}`} width={width} tall={example.opens} />
        <CodeBlock file={file} example={example} />
      </Card>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.sm};
  scroll-margin-top: 5rem;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space.md};
  h2 {
    font-size: ${token.size.lg};
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
`;

const Alone = styled.a`
  font-size: ${token.size.sm};
`;
