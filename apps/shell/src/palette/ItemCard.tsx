import { Avatar, Badge, DescriptionList, Inline, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { PaletteCard, PaletteItem } from './items/paletteItem';

/** A module's details of a row without a page. The row's name is the title of the dialog. */
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
