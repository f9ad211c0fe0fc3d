/** Reads Fluent where the build could not: the words of a game that this page was not built with. */
import { FluentResource } from '@fluent/bundle/esm/resource.js';
import type { Messages } from './fluent';

export const parse = (text: string): Messages => new FluentResource(text);
