import { moduleDescriptorSchema, type ManifestModule } from '@platform/contract';
import descriptor from '../module.json';

/** This module as it appears in a person's manifest. */
export const ownModule: ManifestModule = {
  id: descriptor.id,
  version: '1.0.0',
  descriptor: moduleDescriptorSchema.parse(descriptor),
  entry: { file: 'entry.js', integrity: '' },
  global: 'club',
  preload: [],
};

/** The module's description, for a test of one page without slots. */
export const pageDescriptor = { id: descriptor.id, routes: descriptor.routes };
