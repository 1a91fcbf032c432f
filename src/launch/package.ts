import path from 'node:path';
import { buildPackage } from './build-package.ts';

await buildPackage(path.resolve(import.meta.dirname, '../../dist/package'));
