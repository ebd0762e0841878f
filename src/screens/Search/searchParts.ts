// What a box on a page needs beside its text, fetched when the reader comes to it.
export { askBox } from '@/search/askBox';
export { ChoiceList } from './ChoiceList';
export { SearchStatus } from './SearchStatus';
