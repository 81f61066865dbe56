import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { editorSchema, moduleSchemaFile } from './moduleSchema';

// Writes libs/contract/module.schema.json. Run it after a change to moduleDescriptorSchema:
//   node --import tsx tools/bundler/descriptor/writeModuleSchema.ts
const style = await resolveConfig(moduleSchemaFile);
await writeFile(
  moduleSchemaFile,
  await format(JSON.stringify(editorSchema()), { ...style, filepath: moduleSchemaFile }),
);
