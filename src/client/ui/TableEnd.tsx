import styles from './TableEnd.module.css';

/** The class of a table that a <TableEnd> follows: the table is hidden while its rows arrive. */
export const waitsForRows = styles.waits;

/** Follows a table in its HTML: once it is here, so is the whole table. */
export const TableEnd = () => <span hidden />;
