// What scripts of a project export to each other, written and read.
export { OutlineWriter } from './outlineModule';
export { ProjectTypes } from './ProjectTypes';
