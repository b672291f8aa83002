import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fact.module.css';

interface FactProps {
  icon: ReactNode;
  /** where the value does not say what it is */
  label?: string;
  children: ReactNode;
}

/** One fact about a person, among others in a row. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={classes.fact}>
      {icon}
      {label && <span className={classes.label}>{label}</span>}
      <Text size="sm" component="div" className={classes.value}>
        {children}
      </Text>
    </div>
  );
}
