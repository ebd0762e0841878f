// Exports between scripts of a project, written and read.
export { OutlineWriter } from './outlineModule';
export { ProjectTypes } from './ProjectTypes';
