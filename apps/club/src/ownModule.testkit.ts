import { moduleDescriptorSchema, type ManifestModule } from '@platform/contract';
import descriptor from '../module.json';

/** This module as a person's manifest names it. */
export const ownModule: ManifestModule = {
  id: descriptor.id,
  version: '1.0.0',
  descriptor: moduleDescriptorSchema.parse(descriptor),
  entry: { file: 'entry.js', integrity: '' },
  global: 'club',
  preload: [],
};

/** Its description for a test of one page, which fills no slots. */
export const pageDescriptor = { id: descriptor.id, routes: descriptor.routes };
