// Exports between scripts of a project, written and read.
export { outlineTests } from '@/engines/scanner/js/outlineTests';
export { OutlineWriter } from './OutlineWriter';
export { ProjectTypes } from './ProjectTypes';
