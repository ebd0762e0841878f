// Exports between scripts of a project, written and read.
export { OutlineWriter } from './OutlineWriter';
export { ProjectTypes } from './ProjectTypes';
