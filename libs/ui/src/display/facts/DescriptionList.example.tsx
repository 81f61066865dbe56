import type { Examples } from '../../catalogue/examples';
import { DescriptionList } from './DescriptionList';

const club = [
  { term: 'Type', description: 'Swim & Tennis Club' },
  { term: 'Members', description: '285' },
  { term: 'Season', description: '2026' },
];

export const descriptionListExamples: Examples = {
  title: 'Description list',
  group: 'Display',
  about: 'Names and values of one thing, such as a club’s details. For several things with the same values, a table.',
  examples: [{ name: 'A club', render: () => <DescriptionList items={club} /> }],
};
