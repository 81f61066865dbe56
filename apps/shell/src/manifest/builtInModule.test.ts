import { moduleDescriptorSchema } from '@platform/contract';
import descriptor from '../../module.json';
import { builtInModule } from './builtInModule';

test("describes the shell as the contract's schema reads module.json", () => {
  const { $schema: _, ...own } = builtInModule.descriptor as unknown as { $schema: string };
  expect(own).toEqual(moduleDescriptorSchema.parse(descriptor));
});
