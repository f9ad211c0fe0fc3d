declare module 'virtual:cards/rattle-battle' {
  const tables: import('./cards').Tables;
  export default tables;
}
