import { Avatar, Badge, DescriptionList, Inline, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { PaletteCard, PaletteItem } from './paletteItem';

/** What a module tells of a row that no page shows. The row's name is the title of the dialog. */
export function ItemCard({
  item: { label, detail, initials },
  facts,
}: {
  item: PaletteItem;
  facts: PaletteCard['facts'];
}) {
  return (
    <Stack>
      <Inline>
        {initials && <Avatar name={label} size="lg" />}
        <Detail>{detail}</Detail>
      </Inline>
      {facts.length > 0 && (
        <DescriptionList
          items={facts.map(({ term, words, tone }) => ({ term, description: <Badge tone={tone}>{words}</Badge> }))}
        />
      )}
    </Stack>
  );
}

const Detail = styled.p`
  color: ${token.color.inkMuted};
`;
