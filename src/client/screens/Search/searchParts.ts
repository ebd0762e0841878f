// Everything a search box on a page needs besides its input; loaded on hover or focus.
export { askBox } from '@/browser/search/askBox';
export { ChoiceList } from './ChoiceList';
export { SearchStatus } from './SearchStatus';
